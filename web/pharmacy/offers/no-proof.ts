/** Whoever is logged in at a pharmacy proves nothing by a puzzle. */
export const noProof = {
  captcha: {
    status: () => 'idle' as const,
    subscribe: () => () => undefined,
    start: () => undefined,
    take: async () => '',
    problem: () => '',
    show: () => undefined,
  },
  status: 'idle' as const,
}
