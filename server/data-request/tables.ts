import type { Generated } from 'kysely'
import type {
  RefusalGround,
  RequestChannel,
  RequestKind,
  RequestProof,
  RequestState,
  RequestStep,
} from '#domain/data-request/kinds.ts'

export interface DataRequestTables {
  /** Members' own deletions are added, closed and forgotten by the database (migrations/0148). */
  data_request: {
    id: Generated<number>
    version: Generated<number>
    customer_id: number
    kind: RequestKind
    channel: RequestChannel
    proof: RequestProof
    proof_note: Generated<string>
    asked: Generated<string>
    asked_at: Date
    answer_due_at: Date
    due_at: Date
    law_source: Generated<string>
    law_verified: Generated<boolean>
    answered_at: Date | null
    assignee_id: number | null
    state: Generated<RequestState>
    steps: Generated<RequestStep[]>
    done_what: Generated<string>
    told: Generated<string>
    ground: RefusalGround | null
    recorded_by: number | null
    closed_by: number | null
    closed_at: Date | null
  }
}
