#!/bin/sh
# The large counts, part by part: ./vexillum test --long [PART ...]
# A part is a tag of tests, @Tag("long-PART"). What has passed on this very source is not run again.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P) || exit 1
reports=$root/.vexillum/long
cd "$root" || exit 1

say() { # English, Spanish
  if [ "${VEXILLUM_LANG:-en}" = es ]; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi
}

tags() { # every tag, after the module that has it
  grep -rnoE --include='*.java' '@Tag\("long-[a-z-]+"\)' ./*/src/test games/*/src/test |
    sed -E 's|^(\./)?([^:]*)/src/test/[^:]*:[0-9]+:@Tag\("long-([a-z-]+)"\)$|\2 \3|' | sort -u
}

source_state() { # names the source as it is, changes that are not committed included; without git it is never the same
  git rev-parse HEAD >/dev/null 2>&1 || { date +%s; return; }
  { git rev-parse HEAD && git diff HEAD && git ls-files -o --exclude-standard | sort | xargs -r cksum; } 2>/dev/null | cksum
}

run_part() {
  modules=$(tags | awk -v part="$1" '$2 == part {print $1}' | paste -sd,)
  "$maven" -B -f "$root/pom.xml" -Plong -Dquick -pl "$modules" -am -Dgroups="long-$1" verify >"$reports/$1.log" 2>&1 &&
    grep -qE 'Tests run: [1-9]' "$reports/$1.log"
}

maven=mvn
command -v mvn >/dev/null 2>&1 || maven=$root/mvnw
known=$(tags | awk '{print $2}' | sort -u)
[ $# -gt 0 ] || set -- $known
for part in "$@"; do
  printf '%s\n' "$known" | grep -qx -- "$part" || {
    say "There is no part $part. The parts: $(echo $known)" "No hay ninguna parte $part. Las partes: $(echo $known)" >&2
    exit 2
  }
done
mkdir -p "$reports"
state=$(source_state)
failed=0
for part in "$@"; do
  if [ "$(head -n 1 "$reports/$part" 2>/dev/null)" = "passed $state" ]; then
    say "$part: passed before on this source" "$part: ya pasó con este código"
    continue
  fi
  began=$(date +%s)
  if run_part "$part"; then result=passed; else result=failed failed=1; fi
  { echo "$result $state"; date; grep -E 'Tests run:.*Time elapsed|FAIL|ERROR' "$reports/$part.log"; } >"$reports/$part"
  minutes=$((($(date +%s) - began + 59) / 60))
  if [ "$result" = passed ]; then say "$part: passed, $minutes min" "$part: ha pasado, $minutes min"
  else say "$part: FAILED, $minutes min; see .vexillum/long/$part.log" "$part: HA FALLADO, $minutes min; véase .vexillum/long/$part.log"; fi
done
exit $failed
