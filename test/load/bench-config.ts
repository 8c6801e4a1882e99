/** The shop of the bench keeps this secret, so that codes issued beside it are known to it. */
export const benchConfig = { secretKey: 'the-secret-of-the-bench-and-of-nothing-else' }
