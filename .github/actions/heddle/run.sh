#!/usr/bin/env bash
# `heddle check --format sarif`, and what a job shows of it: an annotation for each
# finding, a table as the job's summary, a page for each trail. Ends as heddle ended.
#
# HEDDLE            the program                        [heddle]
# HEDDLE_ARGUMENTS  programs and flags of check, split at blanks  [the cases of heddle.toml]
# HEDDLE_SARIF      where the log goes                 [heddle.sarif]
set -uo pipefail

heddle=${HEDDLE:-heddle}
sarif=${HEDDLE_SARIF:-heddle.sarif}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
output=${GITHUB_OUTPUT:-/dev/null}

if ! command -v "$heddle" >/dev/null 2>&1; then
    root=$(cd "$(dirname "$0")/../../.." && pwd)
    cargo build --release --locked --quiet -p heddle --manifest-path "$root/Cargo.toml" || exit 101
    heddle=${CARGO_TARGET_DIR:-$root/target}/release/heddle
fi

read -r -a arguments <<<"${HEDDLE_ARGUMENTS:-}"
code=0
"$heddle" check "${arguments[@]}" --format sarif >"$sarif" || code=$?
{
    echo "sarif-file=$sarif"
    echo "exit-code=$code"
} >>"$output"

# What a project expects is suppressed in the log, and is no annotation.
jq -r '
    def text: gsub("%"; "%25") | gsub("\r"; "%0D") | gsub("\n"; "%0A");
    .runs[0].results[] | select((.suppressions // []) == []) |
    "::\(.level) file=\(.locations[0].physicalLocation.artifactLocation.uri)" +
    ",line=\(.locations[0].physicalLocation.region.startLine // 1)" +
    ",title=heddle \(.ruleId)::\(.message.text | text)"
' "$sarif"
jq -r '.runs[0].invocations[0].toolExecutionNotifications[] |
    "::\(if .level == "note" then "notice" else .level end) title=heddle::\(.message.text | gsub("\n"; "%0A"))"' "$sarif"

{
    case $code in
        0) echo "### heddle: holds" ;;
        1) echo "### heddle: violated" ;;
        4) echo "### heddle: not complete" ;;
        *) echo "### heddle: no answer (exit code $code)" ;;
    esac
    echo
    echo "| finding | where | what |"
    echo "|---|---|---|"
    jq -r '
        def cell: gsub("\\|"; "\\|") | gsub("\n"; " ");
        .runs[0].results[] |
        "| \(.ruleId)\(if (.suppressions // []) == [] then "" else " (expected)" end)" +
        " | \(.locations[0].physicalLocation.artifactLocation.uri):\(.locations[0].physicalLocation.region.startLine // 1)" +
        " | \(.message.text | cell) |"
    ' "$sarif"
} >>"$summary"

jq -r '.runs[0].results[].properties.trail // empty' "$sarif" | sort -u |
    while IFS= read -r trail; do
        "$heddle" replay "$trail" --html "$trail.html" -qq </dev/null || true
    done
exit "$code"
