import type { LoaderFunctionArgs } from 'react-router'
import { loaderApi, type Api, type PageErrorData } from '#web/api.ts'

/** A loader of a member's page: null when nobody is signed in, which is no error but a prompt. */
export function memberLoader<T>(load: (api: Api, args: LoaderFunctionArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T | null> => {
    try {
      return await load(loaderApi(args.context), args)
    } catch (error) {
      if (isUnauthenticated(error)) return null
      throw error
    }
  }
}

function isUnauthenticated(error: unknown): boolean {
  const { data } = (error ?? {}) as { data?: Partial<PageErrorData> }
  return data?.code === 'unauthenticated'
}
