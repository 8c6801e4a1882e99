import { formatDateTime } from '#domain/kernel/dates.ts'
import { staffRoleLabels, type StaffRole } from '#domain/staff/permissions.ts'
import type { listSentMessages } from '#server/notification/index.ts'
import { quickCodesForm } from './codes-page.ts'
import { escapeHtml } from './own-form.ts'

type SentMessages = Awaited<ReturnType<typeof listSentMessages>>

/**
 * What the shop has sent, newest first, and the way to codes and orders; reloads on its own. `backoffice` is who
 * gets into the demo's back office, and what their authenticator app shows now.
 */
export function devPage(
  messages: SentMessages,
  backoffice: { logins: readonly DeskLogin[]; code: string } | null,
): string {
  const rows = messages.map(
    (message) =>
      `<tr><td>${formatDateTime(message.sent_at)}</td><td>${escapeHtml(message.to)}</td><td><strong>${escapeHtml(message.code ?? '')}</strong></td><td>${shownBody(message)}</td></tr>`,
  )
  const table = rows.length
    ? `<table><thead><tr><th>Lúc</th><th>Đến</th><th>Mã</th><th>Nội dung</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p>Chưa có tin nhắn nào được gửi.</p>'
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Hộp thư thử nghiệm</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>Tin nhắn đã gửi</h1><p>Trang này chỉ có trong bản demo, tự tải lại mỗi 5 giây.</p>${table}
${backoffice === null ? '' : backofficePart(backoffice)}
<h2>Mã tích điểm</h2>${quickCodesForm}<p><a href="/dev/orders">Đơn hàng thử nghiệm</a></p>
<p><a href="/dev/pay/bank">Ngân hàng thử nghiệm</a> · <a href="/dev/pay/">Giao dịch thẻ thử nghiệm</a></p></main></body></html>`
}

/** A mail by its subject, which leads to it as its reader and as a plain screen show it. */
function shownBody({ id, subject, body }: SentMessages[number]): string {
  if (id === undefined) return escapeHtml(body)
  return `<strong>${escapeHtml(subject ?? '')}</strong><br><a href="/dev/mail/${id}">Xem thư</a> · <a href="/dev/mail/${id}/text">Bản chữ</a>`
}

export interface DeskLogin {
  role: StaffRole
  username: string
  password: string
}

function backofficePart(backoffice: { logins: readonly DeskLogin[]; code: string }): string {
  return `<h2>Trang quản trị</h2><p><a href="/quan-tri/">Đăng nhập trang quản trị</a> bằng một trong các tài khoản dưới đây; mã xác thực lúc này: <strong>${backoffice.code}</strong>, chung cho mọi tài khoản.</p>${loginTable(backoffice.logins)}`
}

function loginTable(logins: readonly DeskLogin[]): string {
  const rows = logins.map(
    ({ role, username, password }) =>
      `<tr><td>${staffRoleLabels[role]}</td><td><strong>${escapeHtml(username)}</strong></td><td>${escapeHtml(password)}</td></tr>`,
  )
  return `<table><thead><tr><th>Vai trò</th><th>Tên đăng nhập</th><th>Mật khẩu</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
