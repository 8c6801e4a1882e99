import type { Plugin } from 'vite'
import { leaveOut, type LeftOut } from './leave-out.ts'

/**
 * Pages here have loaders, and forms call the API: actions, fetchers, blockers, middleware, routes that are
 * found later, view transitions and the framework mode never run. The router's one large function and its
 * components name them all the same, so that the bundler has to keep them: here they are left out.
 */
export function plainRouter(): Plugin {
  return {
    name: 'plain-router',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    resolveId: {
      filter: { id: /\/(?:ssr\/components|instrumentation)\.js$/ },
      handler: (source, importer) =>
        importer && usersOfParts.test(importer) ? partOf(source) : undefined,
    },
    load: {
      filter: { id: /^\0plain-router\// },
      handler: (id) => (id === partOf('components.js') ? frameworkParts : instrumentation),
    },
    transform: {
      filter: { id: [/\/react-router\/dist\/production\/lib\//, /\/web\/.*\.tsx?$/] },
      handler(code, id) {
        if (!id.includes('/react-router/dist/')) return refuseMissing(code, id)
        const unwanted = leftOut[id.slice(id.indexOf('/lib/') + 5)]
        return unwanted && { code: leaveOut(code, unwanted), map: null }
      },
    },
  }
}

/** Should these come to need an export that the parts do not have, the build fails. */
const usersOfParts =
  /\/react-router\/dist\/production\/lib\/(?:dom\/lib|components|router\/router)\.js$/

function partOf(source: string): string {
  return `\0plain-router/${source.slice(source.lastIndexOf('/') + 1)}`
}

const frameworkParts = `
import { createContext, useRef } from 'react'

export const FrameworkContext = createContext(undefined)

export const PrefetchPageLinks = () => null

export const usePrefetchBehavior = () => [false, useRef(null), {}]

export const mergeRefs = (given) => given
`

const instrumentation = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

export const getRouteInstrumentationUpdates = () => ({})

export const instrumentClientSideRouter = (router) => router
`

/** A page that came to use what is left out would fail in the browser alone: the build fails instead. */
function refuseMissing(code: string, id: string): void {
  const missing =
    /\b(?:use(?:Fetchers?|Submit|Blocker|ActionData|AsyncValue)|Await|Form|Link|NavLink)\b/
  const imported = /import\s*\{([^}]*)\}\s*from\s*["']react-router["']/.exec(code)?.[1]
  const name = imported && missing.exec(imported)?.[0]
  if (name)
    throw new Error(`${id} uses the router's ${name}, which bin/vite/plain-router.ts leaves out.`)
}

const nothing = ''

/** By the router's file. */
const leftOut: Readonly<Record<string, LeftOut>> = {
  'router/router.js': {
    parts: {
      createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
      // Actions and forms.
      handleAction: nothing,
      normalizeNavigateOptions: 'return { path }',
      getSubmissionFromNavigation: nothing,
      getUpdatedActionData: nothing,
      getActionDataForCommit: nothing,
      // Fetchers.
      fetch: nothing,
      handleFetcherAction: nothing,
      handleFetcherLoader: nothing,
      updateFetcherState: nothing,
      setFetcherError: nothing,
      getFetcher: nothing,
      resetFetcher: nothing,
      deleteFetcher: nothing,
      queueFetcherForDeletion: nothing,
      abortFetcher: nothing,
      markFetchRedirectsDone: nothing,
      abortStaleFetchLoads: nothing,
      getUpdatedRevalidatingFetchers: nothing,
      interruptActiveLoads: 'isRevalidationRequired = true',
      // Blockers.
      getBlocker: nothing,
      deleteBlocker: nothing,
      updateBlocker: nothing,
      shouldBlockNavigation: nothing,
      // Routes that are found later.
      checkFogOfWar: 'return { active: false }',
      discoverRoutes: nothing,
      cancelDiscoveryNavigation: nothing,
      patchRoutes: nothing,
      patchRoutesImpl: nothing,
      _internalSetRoutes: nothing,
      // Middleware, routes that are loaded in parts, view transitions, instrumentation.
      defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args)',
      loadLazyRouteProperty: '() => undefined',
      restoreAppliedTransitions: nothing,
      persistAppliedTransitions: nothing,
      getInstrumentationNavigateMeta: nothing,
      // The last route takes every address.
      getInternalRouterError: 'return new ErrorResponseImpl(status, "", new Error(pathname), true)',
    },
    always: ['typeof route.lazy === "function"'],
    never: [
      'init.instrumentations',
      'future.unstable_customRouteDiscovery',
      'pendingDiscoveryCancellation',
      'unblockBlockerHistoryUpdate',
      'blockerKey && delta != null',
      'blockerKey',
      'blockers.size > 0 && !isUninterruptedRevalidation',
      'opts?.mask',
      'opts?.instrumentationNavigateMetaReceiver',
      'opts && opts.pendingError',
      'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
      'isFogOfWar',
      'fogOfWar.active && fogOfWar.matches',
      'submission && isMutationMethod(submission.formMethod)',
      'submission',
      'newState.actionData',
      'isActionReload',
      '!submission && !fetcherSubmission && formMethod && formAction && formEncType',
      'basename !== "/"',
      '(to == null || to === "" || to === ".") && activeRouteMatch',
      'isResponse(result)',
      'redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      'pendingViewTransitionEnabled',
    ],
    statements: [
      'warning(',
      'state.fetchers.forEach(',
      'fetchersQueuedForDeletion.forEach(',
      'unmountedFetchers.forEach(',
      'mountedFetchers.forEach(',
      'fetchLoadMatches.forEach(',
      'revalidatingFetchers.forEach(',
      'revalidatingFetchers.filter(',
    ],
  },
  'dom/lib.js': {
    parts: { Form: 'null', NavLink: 'null', Link: 'null', HistoryRouter: 'return null' },
    statements: [
      'Form.displayName',
      'NavLink.displayName',
      'Link.displayName',
      'HistoryRouter.displayName',
      'ScrollRestoration.displayName',
      'warning(',
    ],
    never: ['typeof val.__subType === "string" && SUPPORTED_ERROR_TYPES.includes(val.__subType)'],
    always: ['!remixContext || remixContext.isSpaMode'],
  },
  'components.js': {
    parts: { AwaitErrorBoundary: 'null' },
    always: ['!viewTransitionOpts || !isViewTransitionAvailable'],
    statements: ['newState.fetchers.forEach(', 'deletedFetchers.forEach(', 'warnOnce(', 'warning('],
    never: [
      'newErrors && onError',
      'useTransitions === true',
      'state.initialized',
      'typeof locationProp === "string"',
      'vtContext.isTransitioning && !vtContext.flushSync',
      'renderDfd && pendingState && router.window',
      'renderDfd && pendingState && state.location.key === pendingState.location.key',
      '!vtContext.isTransitioning && interruption',
    ],
  },
  'hooks.js': {
    parts: {
      RSCErrorHandler: 'return children',
      useNavigateUnstable: nothing,
      DefaultErrorComponent: 'return null',
    },
    statements: ['warning(', 'warningOnce('],
    never: [
      'locationArg',
      'locationArg && renderedMatches',
      'parentPathnameBase !== "/"',
      'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
      'this.context',
    ],
  },
  'router/utils.js': { statements: ['warning('] },
  'router/history.js': { statements: ['warning('] },
}
