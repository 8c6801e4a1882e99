import type { Topology } from '../../bin/cluster/topology.ts'

interface Status {
  header: { member_id: string }
  leader?: string
}

/** Which member of etcd leads; each knows it, and says who it is itself. */
export async function findEtcdLeader({ etcd }: Topology): Promise<string | null> {
  for (const { name, host, clientPort } of etcd) {
    const answer = await fetch(`http://${host}:${clientPort}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(2000),
    }).catch(() => null)
    if (!answer?.ok) continue
    const { header, leader } = (await answer.json()) as Status
    if (leader === header.member_id) return name
  }
  return null
}
