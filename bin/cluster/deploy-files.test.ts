import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deployFiles } from './deploy-files.ts'
import { haproxyConfig } from './haproxy-config.ts'
import { missingPrograms } from './needed-programs.ts'
import { patroniConfig } from './patroni-config.ts'
import { onOneMachine, onSeveralMachines } from './topology.ts'

const folder = join(import.meta.dirname, '../../deploy')

describe('what runs on several machines', () => {
  test('is what `npm run cluster` runs: node bin/cluster.ts --write-deploy makes it anew', () => {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    const there = Object.fromEntries(
      names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    )
    expect(there).toEqual(deployFiles())
  })

  test('differs in places, sizes, the watchdog and where its log goes, in no other setting', () => {
    const one = { ...onOneMachine('/cluster', 4700), repository: onSeveralMachines.repository }
    const places =
      /\d+\.\d+\.\d+\.\d+(\/\d+)?|:\d+|\/[\w./-]+|'\d+[GM]B'|max_connections: \d+|mode: '\w+'/g
    const settings = (text: string) => text.replaceAll(places, '…').split('\n')
    expect(settings(patroniConfig(onSeveralMachines, onSeveralMachines.databases[0]!))).toEqual(
      settings(patroniConfig(one, one.databases[0]!)),
    )
  })

  test('lets nobody else say where a visitor comes from, and databases only to the own machine', () => {
    const text = haproxyConfig(onSeveralMachines, { certificate: '/shop.pem', user: 'haproxy' })
    expect(text).toMatch(/del-header X-Forwarded-For\n  option forwardfor/)
    expect(text).toMatch(/http-request set-header X-Request-Start t=%\[date\(0,us\)\]/)
    expect(text.match(/bind .*/g)).toEqual([
      'bind 127.0.0.1:5000',
      'bind 127.0.0.1:5001',
      'bind *:443 ssl crt /shop.pem alpn h2,http/1.1',
      'bind *:80',
    ])
  })
})

test('what is missing is told in the one line that gets it', () => {
  expect(missingPrograms(() => true)).toBe(null)
  expect(missingPrograms((path) => !/haproxy|etcd$/.test(path))).toBe(
    "The cluster needs Debian's packages: apt-get install --no-install-recommends etcd-server haproxy",
  )
})
