/** The program at the top of an archive: `./anlanh` starts the shop, `./anlanh doctor` is `npm run doctor`. */
export const starter = `#!/bin/sh
# ./anlanh            starts the shop, as npm start
# ./anlanh COMMAND …  as npm run COMMAND -- …: migrate, upgrade, doctor, staff, units, codes, vouchers, keys, seed, leave-demo
set -eu
here=$(dirname "$(readlink -f "$0")")
node="$here/node_modules/.bin/node"
cd "$here"
if [ $# -eq 0 ]; then
  exec "$node" bin/start.mjs
fi
command=$1
shift
case "$command" in
  migrate | upgrade | doctor | staff | units | codes | vouchers | keys | seed | leave-demo)
    exec "$node" --disable-warning=ExperimentalWarning "bin/$command.ts" "$@" ;;
  *)
    echo "There is no command $command." >&2
    exit 64 ;;
esac
`
