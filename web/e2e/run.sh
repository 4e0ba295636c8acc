#!/bin/sh
# Runs the tests in a real browser against the server at VEXILLUM_URL, or one started for them.
set -eu
cd -- "$(dirname -- "$0")/.."

say() { # English, Spanish
  case ${VEXILLUM_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}} in
    es*) printf '%s\n' "$2" >&2 ;;
    *) printf '%s\n' "$1" >&2 ;;
  esac
}

if [ -z "${CHROMIUM:-}" ] && ! command -v chromium >/dev/null 2>&1 && ! command -v chromium-browser >/dev/null 2>&1 \
  && ! command -v google-chrome >/dev/null 2>&1; then
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "Installing Chromium for the tests ..." "Instalando Chromium para las pruebas ..."
    apt-get update -q >&2 || :
    apt-get install -y --no-install-recommends chromium fonts-dejavu-core >&2
  else
    say "The tests in the browser need Chromium: install it (Debian: apt install chromium), or set CHROMIUM to it." \
      "Las pruebas en el navegador necesitan Chromium: instálalo (Debian: apt install chromium) o indícalo en CHROMIUM."
    exit 1
  fi
fi

if [ -z "${VEXILLUM_URL:-}" ]; then
  data=$(mktemp -d)
  port=${VEXILLUM_PORT:-7099}
  ../vexillum serve --port "$port" --data "$data" </dev/null >"$data/log" 2>&1 &
  server=$!
  trap 'kill "$server" 2>/dev/null; rm -rf "$data"' EXIT
  VEXILLUM_URL=http://127.0.0.1:$port
  export VEXILLUM_URL
  until node -e "fetch('$VEXILLUM_URL/api/games').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do
    kill -0 "$server" || { cat "$data/log" >&2; exit 1; }
    sleep 1
  done
fi

# one file after another: each drives a browser of its own
[ $# -gt 0 ] || set -- e2e/*.test.mjs
node --test --test-concurrency=1 "$@"
