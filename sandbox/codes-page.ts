import { renderSVG } from 'uqr'
import type { DevCodes } from './issue-codes.ts'
import { escapeHtml } from './own-form.ts'
import type { DevProduct } from './queries.ts'

/** A form to issue codes, and those just issued with QR pictures to scan from the screen. */
export function codesPage(
  shopUrl: string,
  products: readonly DevProduct[],
  issued: DevCodes | null,
): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Mã tích điểm</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>Mã tích điểm</h1><p>Trang này chỉ có trong bản demo. <a href="/dev/">Tin nhắn đã gửi</a></p>
${issued ? issuedCodes(shopUrl, issued) : ''}${chooseForm(products)}</main></body></html>`
}

/** Codes of the usual kinds with one press: nothing to fill in, so the page may reload meanwhile. */
export const quickCodesForm = `<form method="post" action="/dev/codes"><input type="hidden" name="count" value="3">
<button name="kind" value="single">3 mã một hộp</button>
<button name="kind" value="combo">3 mã bộ nhiều hộp</button>
<button name="kind" value="test">3 mã thử của nhà in</button>
<a href="/dev/codes">Chọn sản phẩm</a></form>`

function chooseForm(products: readonly DevProduct[]): string {
  const options = products.map(
    ({ code, name, point }) =>
      `<option value="${escapeHtml(code)}">${escapeHtml(`${code} · ${name} · ${point} điểm`)}</option>`,
  )
  return `<h2>Phát hành mã</h2><form method="post" action="/dev/codes">
<p><label>Sản phẩm <select name="product_code"><option value="">Sản phẩm bất kì</option>${options.join('')}</select></label></p>
<p><label>Số mã <input name="count" type="number" min="1" max="100" value="3" required></label></p>
<p><button>Phát hành</button></p></form>`
}

function issuedCodes(shopUrl: string, { codes, product_code, point }: DevCodes): string {
  const rows = codes.map(
    (code) =>
      `<tr><td>${qrOf(`${shopUrl}/tich-diem/#${code}`, code)}</td><td><code>${code}</code></td></tr>`,
  )
  return `<h2>${escapeHtml(product_code)}: ${point} điểm mỗi mã</h2>
<table><thead><tr><th scope="col">QR</th><th scope="col">Mã</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** As on the stamp: the page with the code behind `#`, which no server is told. */
function qrOf(text: string, code: string): string {
  const size = 'width="180" height="180" role="img"'
  return renderSVG(text, { border: 4 }).replace('<svg ', `<svg ${size} aria-label="QR ${code}" `)
}
