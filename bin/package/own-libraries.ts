import { execFileSync } from 'node:child_process'

/** What a Debian has that has nothing else: package `libc6`, `libgcc-s1` and `libstdc++6`. */
const ofBareDebian = /^(ld-linux|linux-vdso|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+)\.so)/

/** By name, where on this machine the libraries are that a program needs and a bare Debian lacks. */
export function librariesOf(program: string): Map<string, string> {
  const told = execFileSync('ldd', [program], { encoding: 'utf8' })
  return ownLibraries(told)
}

export function ownLibraries(toldByLdd: string): Map<string, string> {
  const found = [...toldByLdd.matchAll(/^\s*(\S+) => (\/\S+)/gm)]
  return new Map(
    found.flatMap(([, name, path]) => (ofBareDebian.test(name!) ? [] : [[name!, path!] as const])),
  )
}

/** In the place of the link to Node: children of Node find the libraries by the same variable. */
export function nodeWrapper(nodePackage: string): string {
  return `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/../../lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/../${nodePackage}/bin/node" "$@"
`
}
