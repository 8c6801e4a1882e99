import type { Generated } from 'kysely'
import type { MergeState, PhoneProof } from '#domain/merge/kinds.ts'
import type { Moved } from '#domain/merge/parts.ts'

export interface MergeTables {
  /** The database forgets the phones and words of whoever is erased (migrations/0149). */
  person_merge: {
    id: Generated<number>
    version: Generated<number>
    state: Generated<MergeState>
    from_customer: number
    to_customer: number
    from_phone: string
    to_phone: string
    why: string
    from_proof: PhoneProof | null
    from_words: Generated<string>
    from_proven_by: number | null
    to_proof: PhoneProof | null
    to_words: Generated<string>
    to_proven_by: number | null
    started_by: number
    started_at: Date
    moved: Generated<Moved>
    ended_by: number | null
    ended_at: Date | null
    ended_why: Generated<string>
  }
  person_merge_phone: { phone: string; merge_id: number }
}
