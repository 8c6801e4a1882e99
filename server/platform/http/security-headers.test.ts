import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const formsOf = (config: Parameters<typeof pagePolicy>[1]) =>
  /form-action ([^;]*)/.exec(pagePolicy([], config))?.[1]

test("forms of a page lead to the shop and to its card gateways' pages, nowhere else", () => {
  const publicUrl = 'https://shop.example'
  expect(formsOf({ publicUrl })).toBe("'self'")
  const vnpay = {
    tmnCode: 'ANLANH01',
    hashSecret: 'secret',
    payUrl: 'https://pay.vnpay.example/paymentv2/vpcpay.html',
    apiUrl: 'https://api.vnpay.example/transaction',
  }
  const cybersource = {
    profileId: 'profile',
    accessKey: 'access',
    secretKey: 'secret',
    payUrl: 'https://secure.cybersource.example/pay',
  }
  expect(formsOf({ publicUrl, payments: { vnpay, cybersource } })).toBe(
    "'self' https://pay.vnpay.example https://secure.cybersource.example",
  )
})
