/** With these one looks around in the demo; they exist nowhere else. */
export const demoLogins = {
  member: { phone: '0909123456', password: '246810' },
} as const
