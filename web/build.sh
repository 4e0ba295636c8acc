#!/bin/sh
# Builds the browser client into dist, if something changed. Called by Maven; `build.sh test` checks it.
set -eu
cd -- "$(dirname -- "$0")"

say() { # English, Spanish
  case ${VEXILLUM_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}} in
    es*) printf '%s\n' "$2" >&2 ;;
    *) printf '%s\n' "$1" >&2 ;;
  esac
}

version=$(node --version 2>/dev/null || true)
major=${version#v}
major=${major%%.*}
if [ "${major:-0}" -lt 20 ] || ! command -v npm >/dev/null 2>&1; then
  say "ERROR The browser client is built with Node.js 20 or newer and npm: install them (Debian: apt install nodejs npm)." \
    "ERROR El cliente del navegador se construye con Node.js 20 o posterior y npm: instálelos (Debian: apt install nodejs npm)."
  exit 1
fi

# what npm installed is as new as the lock file it was installed from
installed=node_modules/.vexillum-lock
if ! cmp -s package-lock.json "$installed"; then
  npm ci --no-audit --no-fund --prefer-offline
  cp package-lock.json "$installed"
fi

if [ "${1:-}" = test ]; then
  npm run --silent check
  npm run --silent test
  exit 0
fi

changed=$(find src public index.html package-lock.json vite.config.ts svelte.config.js -newer dist/index.html -print 2>/dev/null | head -n 1)
if [ ! -f dist/index.html ] || [ -n "$changed" ]; then
  npm run --silent build
  rm -rf target/classes/public # files of an earlier build have other names and would stay
  touch dist/index.html
fi
