import { formatDateTime } from '#domain/kernel/dates.ts'
import type { listSentMessages } from '#server/notification/index.ts'
import { quickCodesForm } from './codes-page.ts'
import { escapeHtml } from './own-form.ts'

type SentMessages = Awaited<ReturnType<typeof listSentMessages>>

/**
 * What the shop has sent, newest first, and the way to codes and orders; reloads on its own. `back office`
 * is what the authenticator app of the demo's staff shows now.
 */
export function devPage(
  messages: SentMessages,
  backoffice: { username: string; code: string },
): string {
  const rows = messages.map(
    (message) =>
      `<tr><td>${formatDateTime(message.sent_at)}</td><td>${escapeHtml(message.to)}</td><td><strong>${escapeHtml(message.code ?? '')}</strong></td><td>${escapeHtml(message.body)}</td></tr>`,
  )
  const table = rows.length
    ? `<table><thead><tr><th>Lúc</th><th>Đến</th><th>Mã</th><th>Nội dung</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p>Chưa có tin nhắn nào được gửi.</p>'
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Hộp thư thử nghiệm</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>Tin nhắn đã gửi</h1><p>Trang này chỉ có trong bản demo, tự tải lại mỗi 5 giây.</p>${table}
<h2>Trang quản trị</h2><p><a href="/quan-tri/">Đăng nhập</a> bằng ${escapeHtml(backoffice.username)}, mã xác thực lúc này: <strong>${backoffice.code}</strong></p>
<h2>Mã tích điểm</h2>${quickCodesForm}<p><a href="/dev/orders">Đơn hàng thử nghiệm</a></p>
<p><a href="/dev/pay/bank">Ngân hàng thử nghiệm</a> · <a href="/dev/pay/">Giao dịch thẻ thử nghiệm</a></p></main></body></html>`
}
