import { Refusal, refusals, type RefusalCode } from '#domain/errors.ts'
import { DeadlinePassed } from '../bound-by-request.ts'
import { readOnlyState } from '../connection.ts'
import { isNoRoomError } from '../disk.ts'

export interface WireError {
  statusCode: number
  errors: {
    code: RefusalCode
    message: string
    fields?: Record<string, string>
    field?: string
    current?: unknown
    loyaltyCode?: number
    /** Of a fault: the short name under which it is in the log and at the desk. */
    incident?: string
  }
}

/** Any failure as the refusal a person sees. What we did not foresee becomes `internal`. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) return new Refusal('busy', { retryAfter: 5 })
  const code = httpErrors[String((error as { code?: unknown } | null)?.code)]
  if (code) return new Refusal(code)
  const status = (error as { statusCode?: number } | null)?.statusCode
  return new Refusal(
    status !== undefined && status >= 400 && status < 500 ? 'invalidInput' : 'internal',
  )
}

/** Nobody chose it: it is logged, and its answer says under which name. */
export function isFault(error: unknown): boolean {
  if (error instanceof Refusal) return false
  const { code } = toRefusal(error)
  return code === 'internal' || code === 'busy'
}

/** Said below the words of a fault: people read it out, and the desk finds the fault by it. On one line of any screen. */
export function incidentText(incident: string): string {
  return `Mã sự cố: ${incident}`.replaceAll(' ', '\u00a0')
}

/** What people read of it; of a fault with the name that they can tell us. */
export function messageOf(refusal: Refusal, incident: string | undefined): string {
  return incident ? `${refusal.message}\n${incidentText(incident)}` : refusal.message
}

/** The one error shape of the API. */
export function toWireError(refusal: Refusal, incident?: string): WireError {
  const { fields, field, current } = refusal.details
  const known: { status: number; loyaltyCode?: number } = refusals[refusal.code]
  return {
    statusCode: known.status,
    errors: {
      code: refusal.code,
      message: messageOf(refusal, incident),
      ...(fields ? { fields } : {}),
      ...(field === undefined ? {} : { field }),
      ...(current === undefined ? {} : { current }),
      ...(known.loyaltyCode === undefined ? {} : { loyaltyCode: known.loyaltyCode }),
      ...(incident === undefined ? {} : { incident }),
    },
  }
}

const httpErrors: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'payloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
}

/** No way to it at this moment: refused, cut, a queue that is full (EAGAIN), a name that moves. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EAGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Going down, a standby, no way to it, out of room, memory or connections, gone. */
const passingStates = new RegExp(`^(57P0[1235]|${readOnlyState}|08\\w{3}|53\\w{3}|3D000)$`)
const poolMessages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Query read timeout/

/** The database cannot be reached, is going down or has no room: worth trying again, not our fault to explain. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isNoRoomError(error) || error instanceof DeadlinePassed) return true
  const code = (error as { code?: string }).code ?? ''
  return connectionCodes.has(code) || passingStates.test(code) || poolMessages.test(error.message)
}
