import { join } from 'node:path'
import type { Repository } from './backup-config.ts'

/** Where everything of a cluster is: on one machine to try it, or on several to sell with it. */
export interface Topology {
  etcd: readonly EtcdMember[]
  databases: readonly DatabaseNode[]
  webs: readonly WebProcess[]
  proxy: Proxy
  /** Debian's PostgreSQL. */
  postgresBin: string
  /** Where PostgreSQL puts its sockets. */
  socketDir: string
  /** Resets a machine whose Patroni hangs while it leads; one that is killed to try it must not be reset. */
  watchdog: 'off' | 'automatic'
  /** From which addresses the database is asked. */
  network: string
  /** Where pgBackRest keeps backups and the log; a cluster that is only tried has none. */
  repository: Repository | null
}

export interface EtcdMember {
  name: string
  host: string
  clientPort: number
  peerPort: number
  dataDir: string
}

export interface DatabaseNode {
  name: string
  host: string
  port: number
  /** Of Patroni, which HAProxy asks who leads. */
  restPort: number
  dataDir: string
  maxConnections: number
  sharedBuffers: string
}

export interface WebProcess {
  name: string
  host: string
  port: number
}

export interface Proxy {
  /** Of databases on loopback: only the processes of the same machine ask there. */
  writesPort: number
  readsPort: number
  shopHost: string
  shopPort: number
}

export const postgresBin = '/usr/lib/postgresql/15/bin'
const loopback = '127.0.0.1'
const three = [1, 2, 3] as const

/** Everything on loopback below one folder, on the ports from `firstPort` to `firstPort + 60`. */
export function onOneMachine(folder: string, firstPort: number): Topology {
  return {
    etcd: three.map((nth) => ({
      name: `etcd${nth}`,
      host: loopback,
      clientPort: firstPort + 10 + nth,
      peerPort: firstPort + 20 + nth,
      dataDir: join(folder, `etcd${nth}`),
    })),
    databases: three.map((nth) => ({
      name: `db${nth}`,
      host: loopback,
      port: firstPort + 30 + nth,
      restPort: firstPort + 40 + nth,
      dataDir: join(folder, `db${nth}`),
      maxConnections: 120,
      sharedBuffers: '128MB',
    })),
    webs: [1, 2].map((nth) => ({ name: `web${nth}`, host: loopback, port: firstPort + 50 + nth })),
    proxy: {
      shopHost: loopback,
      shopPort: firstPort,
      writesPort: firstPort + 1,
      readsPort: firstPort + 2,
    },
    postgresBin,
    socketDir: join(folder, 'sockets'),
    watchdog: 'off',
    network: `${loopback}/32`,
    repository: null,
  }
}

/** Three machines with a database and etcd each, two with the shop and HAProxy: the files of deploy/. */
export const onSeveralMachines: Topology = {
  etcd: three.map((nth) => ({
    name: `db${nth}`,
    host: `10.20.0.1${nth}`,
    clientPort: 2379,
    peerPort: 2380,
    dataDir: '/var/lib/etcd/anlanh',
  })),
  databases: three.map((nth) => ({
    name: `db${nth}`,
    host: `10.20.0.1${nth}`,
    port: 5432,
    restPort: 8008,
    dataDir: '/var/lib/postgresql/anlanh',
    maxConnections: 200,
    sharedBuffers: '2GB',
  })),
  webs: [1, 2].map((nth) => ({ name: `shop${nth}`, host: `10.20.0.2${nth}`, port: 3000 })),
  proxy: { shopHost: '*', shopPort: 443, writesPort: 5000, readsPort: 5001 },
  postgresBin,
  socketDir: '/var/run/postgresql',
  watchdog: 'automatic',
  network: '10.20.0.0/24',
  repository: {
    where: [
      '# Anything that speaks S3, in another building than these machines.',
      'repo1-type=s3',
      'repo1-path=/anlanh',
      'repo1-s3-bucket=BUCKET',
      'repo1-s3-endpoint=s3.REGION.example',
      'repo1-s3-region=REGION',
      'repo1-cipher-type=aes-256-cbc',
    ],
    spool: '/var/spool/pgbackrest',
    lock: '/tmp/pgbackrest',
    log: '/var/log/pgbackrest',
  },
}
