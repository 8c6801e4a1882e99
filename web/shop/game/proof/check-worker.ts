import { checkProof, type ProofFile } from '#domain/game/proof.ts'
import { joinProofs } from '#domain/game/proof-pages.ts'
import { fromWorker, type Asked, type CheckNews } from './check-news.ts'
import { hasher } from './hasher.ts'
import { sealOf } from '#domain/game/chain.ts'

/** More faults than this say nothing more. */
const maxFaults = 50

let proof: ProofFile | null = null

// Off the page's thread: a hundred thousand entries are read and repeated while the page can be used.
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'own') return tell(ownOf(data))
  void check(data.slug).catch(() => tell({ kind: 'failed' }))
})

function tell(news: CheckNews): void {
  fromWorker(news)
}

async function check(slug: string): Promise<void> {
  const whole = await fetchProof(slug)
  if (!whole) return tell({ kind: 'failed' })
  proof = whole
  tell({ kind: 'checking', entries: whole.entries.length })
  const faults = checkProof(hasher, whole, maxFaults)
  const { box, secret, beacon, entries, ranking } = whole
  tell({
    kind: 'checked',
    faults,
    entries: entries.length,
    head: entries.at(-1)?.entry_hash ?? whole.commitment,
    isTold: secret !== undefined,
    results: entries.filter(({ result }) => result).length,
    ranks: ranking?.ranks.length ?? 0,
    // The key is that of the announced box: of another one the commitment says nothing.
    publicKey: box.beacon?.public_key ?? null,
    rounds: beacon?.rounds ?? [],
  })
}

async function fetchProof(slug: string): Promise<ProofFile | null> {
  const pages: ProofFile[] = []
  let entries = 0
  for (let after: number | undefined = 0; after !== undefined;) {
    const query = new URLSearchParams({ slug, after: String(after) })
    const response = await fetch(`/api/game/proof?${query}`)
    if (!response.ok) return null
    const page = ((await response.json()) as { data: ProofFile }).data
    pages.push(page)
    entries += page.entries.length
    tell({ kind: 'read', entries })
    after = page.next
  }
  return joinProofs(pages)
}

/** Whether an entry is of this phone and cause, and what it has got. */
function ownOf({ number, phone, salt, cause }: Extract<Asked, { kind: 'own' }>): CheckNews {
  const entry = proof?.entries[number - 1]
  if (!proof || !entry) return { kind: 'own', found: null }
  const rank = proof.ranking?.ranks.find((each) => each.number === number)?.rank ?? null
  const lot = entry.result?.lot ?? null
  const prize = lot === null ? null : proof.box.lots[lot]?.prize
  return {
    kind: 'own',
    found: {
      number,
      at: entry.at,
      hash: entry.entry_hash,
      isMine: sealOf(hasher, { salt, owner: phone, cause }) === entry.seal,
      isCancelled: entry.cancelled_after !== undefined,
      isTold: entry.result !== undefined || (proof.ranking?.ranks.length ?? 0) > 0,
      prize: proof.box.prizes.find(({ id }) => id === prize)?.name ?? null,
      rank,
    },
  }
}
