/**
 * Whom the payment sandbox (`server/dev/pay`) believes, and where it is found on the shop's own server.
 * Both sides read this file and nothing else of each other: adapters and sandbox sign by themselves, so
 * that a mistake of one shows. Public on purpose: production refuses to start with any of these.
 */
export const sandboxCredentials = {
  vnpay: {
    tmnCode: 'ANLANHSB',
    hashSecret: 'SANDBOXSANDBOXSANDBOXSANDBOXVNPAY',
    /** The page that takes the buyer, and the address of `querydr` and `refund`. */
    payPath: '/dev/pay/vnpay/',
    apiPath: '/dev/pay/vnpay/api',
  },
  cybersource: {
    profileId: '5A4D0B0C-0000-4000-8000-000000005A4D',
    accessKey: '5a4db0c05a4db0c05a4db0c05a4db0c0',
    secretKey: 'sandbox-sandbox-sandbox-sandbox-sandbox-sandbox-sandbox-cybersource',
    payPath: '/dev/pay/cybersource/',
  },
  bank: {
    /** No bank has it: whoever scans the demo's code with a real bank's app can send nobody money. */
    bin: '970499',
    account: '0011004123456',
    accountName: 'CONG TY AN LANH DEMO',
    feedKey: 'sandbox-feed-key-of-the-demo-only',
  },
} as const
