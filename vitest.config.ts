import { defineConfig } from 'vitest/config'

const forEveryTest = ['test/support/console.ts', 'test/support/demo-brand.ts']
const onPostgres = ['test/support/postgres.ts']

export default defineConfig({
  test: {
    environment: 'node',
    // A browser driven from a test and a database under it need more than the usual five seconds.
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{bin,domain,web,seed}/**/*.test.{ts,tsx}',
            'test/drill/*.test.ts',
            'test/{architecture,borders,forms,words}.test.ts',
          ],
          setupFiles: forEveryTest,
          testTimeout: 180_000,
          // What a test replaces it puts back; loading the rules anew for each file took longer than they do.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{sandbox,server}/**/*.test.ts', 'test/{*,races/**/*}.test.ts'],
          exclude: ['test/{architecture,borders,forms,words,bundle-size}.test.ts'],
          setupFiles: forEveryTest,
          globalSetup: onPostgres,
          // Far longer than any needs: a machine with two cores may be busy with something else.
          testTimeout: 180_000,
          // Each file has its own database and shop; loading the server anew for each took a third of the time.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'start',
          // These look at the built web, so they run after the build.
          include: ['test/start/**/*.test.ts', 'test/bundle-size.test.ts'],
          setupFiles: forEveryTest,
          globalSetup: 'test/support/demo-data.ts',
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts'],
          setupFiles: forEveryTest,
          globalSetup: ['test/support/demo-template.ts', 'test/support/chromium.ts'],
          testTimeout: 180_000,
          // Each file has its own shop and new visitors; the server is loaded and the browser started once.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
})
