import { changeLeader, findLeader } from '../../bin/cluster/patroni-api.ts'
import { until, type Program } from '../../bin/cluster/program.ts'
import type { Cluster } from '../../bin/cluster/run-cluster.ts'
import { findEtcdLeader } from './etcd-leader.ts'

export interface Happening {
  what: string
  /** Whoever listens is told that anything may have changed. */
  changesLeader: boolean
  /** Does it to somebody and says to whom; returns when what took over does. */
  happen(cluster: Cluster): Promise<string>
}

/** The machine of whoever leads is gone for so long: nobody waits for it. */
const machineIsGoneMs = 25_000

export const leaderDies: Happening = {
  what: 'the leader, kill -9 (PostgreSQL and Patroni)',
  changesLeader: true,
  happen: (cluster) => loseLeader(cluster, (leader) => leader.kill(machineIsGoneMs)),
}

/** The worse death: every connection stays open and says nothing, and then it goes on as if it led. */
export const leaderFreezes: Happening = {
  what: 'the leader, frozen (SIGSTOP), later let go on',
  changesLeader: true,
  happen: (cluster) => loseLeader(cluster, (leader) => leader.freeze(machineIsGoneMs)),
}

/** As before an update of its machine. */
export const leaderIsChanged: Happening = {
  what: 'the leader, changed on purpose (switchover)',
  changesLeader: true,
  happen: async (cluster) => {
    const find = () => findLeader(cluster.topology)
    const leader = await until('a leader', find)
    await changeLeader(cluster.topology, leader, cluster.secrets.restApi)
    return `${leader} → ${await until('another leader', otherThan(leader, find))}`
  },
}

export const etcdLeaderDies: Happening = {
  what: 'the leader of etcd, kill -9',
  changesLeader: false,
  happen: async (cluster) => {
    const find = () => findEtcdLeader(cluster.topology)
    const leader = await until('a leader of etcd', find)
    cluster.program(leader).kill(10_000)
    return `${leader} → ${await until('another leader of etcd', otherThan(leader, find))}`
  },
}

export const webDies: Happening = {
  what: 'a web process, kill -9',
  changesLeader: false,
  happen: (cluster) => end(cluster, 'web1', (program) => program.kill()),
}

export const webIsStopped: Happening = {
  what: 'a web process, told to stop as for an update',
  changesLeader: false,
  happen: (cluster) => end(cluster, 'web2', (program) => program.restart()),
}

export const workerDies: Happening = {
  what: 'a worker, kill -9',
  changesLeader: false,
  happen: (cluster) => end(cluster, 'worker1', (program) => program.kill()),
}

async function loseLeader(
  { topology, program }: Cluster,
  lose: (leader: Program) => void,
): Promise<string> {
  const find = () => findLeader(topology)
  const leader = await until('a leader', find)
  lose(program(leader))
  return `${leader} → ${await until('another leader', otherThan(leader, find))}`
}

function otherThan(last: string, find: () => Promise<string | null>) {
  return async () => {
    const found = await find()
    return found !== last && found
  }
}

async function end(
  { program }: Cluster,
  name: string,
  how: (program: Program) => void,
): Promise<string> {
  how(program(name))
  await until(`the end of ${name}`, async () => !program(name).isAlive)
  await until(`${name} again`, async () => program(name).isAlive)
  return name
}
