/** Whoever is logged in at a store proves nothing by a puzzle. */
export const noProof = {
  captcha: {
    status: () => 'idle' as const,
    subscribe: () => () => undefined,
    start: () => undefined,
    take: async () => '',
  },
  status: 'idle' as const,
}
