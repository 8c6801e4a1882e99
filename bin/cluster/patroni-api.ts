import type { Topology } from './topology.ts'

interface Member {
  name: string
  role: string
  state: string
  timeline?: number
}

/** What the nodes say of themselves, asked of the first that answers. */
export async function listMembers({ databases }: Topology): Promise<Member[]> {
  for (const { host, restPort } of databases) {
    const answer = await fetch(`http://${host}:${restPort}/cluster`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => null)
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

/** Who holds the lock and is one that takes writes; asked of itself, as HAProxy does. */
export async function findLeader({ databases }: Topology): Promise<string | null> {
  for (const { name, host, restPort } of databases) {
    const answer = await fetch(`http://${host}:${restPort}/primary`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => null)
    if (answer?.status === 200) return name
  }
  return null
}

/** One that leads and two that follow it, one of them at once. */
export async function isWhole(topology: Topology): Promise<boolean> {
  const members = await listMembers(topology)
  const leader = members.find(({ role }) => role === 'leader')
  const following = members.filter(
    ({ role, state, timeline }) =>
      role !== 'leader' && /running|streaming/.test(state) && timeline === leader?.timeline,
  )
  return (
    leader?.state === 'running' &&
    following.length === topology.databases.length - 1 &&
    following.some(({ role }) => role === 'sync_standby')
  )
}

/** What `patronictl switchover` asks of Patroni: another leads, and nobody has died. */
export async function changeLeader(
  { databases }: Topology,
  leader: string,
  password: string,
): Promise<void> {
  const { host, restPort } = databases.find(({ name }) => name === leader)!
  const answer = await fetch(`http://${host}:${restPort}/switchover`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}` },
    body: JSON.stringify({ leader }),
  })
  if (!answer.ok) throw new Error(`Patroni changes no leader: ${await answer.text()}`)
}
