/**
 * With which the demo is paid in its sandbox: everybody can read them, so production refuses to start with
 * any. Adapters and sandbox share these and nothing else: each signs by itself, so that a mistake shows.
 */
export const publishedCredentials = {
  vnpay: { tmnCode: 'ANLANHSB', hashSecret: 'SANDBOXSANDBOXSANDBOXSANDBOXVNPAY' },
  cybersource: {
    profileId: '5A4D0B0C-0000-4000-8000-000000005A4D',
    accessKey: '5a4db0c05a4db0c05a4db0c05a4db0c0',
    secretKey: 'sandbox-sandbox-sandbox-sandbox-sandbox-sandbox-sandbox-cybersource',
  },
  bank: {
    /** No bank has it: whoever scans the demo's code with a real bank's app can send nobody money. */
    bin: '970499',
    account: '0011004123456',
    accountName: 'CONG TY AN LANH DEMO',
    feedKey: 'sandbox-feed-key-of-the-demo-only',
  },
} as const
