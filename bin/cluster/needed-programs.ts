import { existsSync } from 'node:fs'
import { postgresBin } from './topology.ts'

/** Debian's names, and what each brings. Patroni 3.0.2, etcd 3.4, HAProxy 2.6 and PostgreSQL 15 of Debian 12 do. */
const packages = {
  patroni: ['/usr/bin/patroni'],
  'python3-etcd': ['/usr/lib/python3/dist-packages/etcd/client.py'],
  'python3-psycopg2': ['/usr/lib/python3/dist-packages/psycopg2/__init__.py'],
  'etcd-server': ['/usr/bin/etcd'],
  haproxy: ['/usr/sbin/haproxy'],
  'postgresql-15': [`${postgresBin}/postgres`, `${postgresBin}/pg_rewind`],
  'util-linux': ['/usr/bin/setpriv'],
} satisfies Record<string, string[]>

/** What is missing, as the one line that says how to get it; null when all is there. */
export function missingPrograms(exists: (path: string) => boolean = existsSync): string | null {
  const missing = Object.entries(packages).filter(([, paths]) => !paths.every(exists))
  if (missing.length === 0) return null
  const names = missing.map(([name]) => name).join(' ')
  return `The cluster needs Debian's packages: apt-get install --no-install-recommends ${names}`
}
