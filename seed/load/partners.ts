import { partnerScopeNames } from '#domain/partner/scopes.ts'
import type { Context } from '#server/context.ts'
import { savePartner } from '#server/partner/index.ts'
import { publishedLogins } from '#server/published-logins.ts'

/** A partner to try the calls with: two keys that may do everything, and one for places alone. */
export async function loadPartners(tools: Pick<Context, 'db' | 'clock' | 'config'>): Promise<void> {
  const { name, key, key2, limited_key: limited, token_key: tokenKey } = publishedLogins.partner
  await savePartner(tools, {
    name,
    contactName: 'Phòng công nghệ',
    contactEmail: 'cong-nghe@doi-tac.example',
    tokenKey,
    perMinute: 6000,
    keys: [
      { name: 'Máy chủ chính', secret: key, scopes: partnerScopeNames },
      { name: 'Máy chủ dự phòng', secret: key2, scopes: partnerScopeNames },
      { name: 'Biểu mẫu địa chỉ', secret: limited, scopes: ['places.read'] },
    ],
  })
}
