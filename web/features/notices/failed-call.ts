import type { ApiError } from '#web/api.ts'
import { notify } from './notify.ts'
import { noticeTexts } from './texts.ts'

/** 3 seconds, "Lỗi" with the status, the server's words or ours. */
export function tellFailedCall({ status, message }: Pick<ApiError, 'status' | 'message'>): void {
  notify({ title: noticeTexts.failed(status), text: message, kind: 'error' })
}
