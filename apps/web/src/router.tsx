// The addresses of the pages, and redirects from the old addresses.

import { loadPatiently } from '@admiralty/game-ui'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { base } from './api/base.ts'
import { prefetchCovers, prefetchMatch } from './api/prefetch.ts'
import { GamesPage } from './home/games-page.tsx'
import { printSearch } from './print/source.ts'
import { ErrorPage, NotFoundPage } from './shell/error-page.tsx'

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
/** The named search parameters that are not empty. */
function searchParams<K extends string>(search: Readonly<Record<string, unknown>>, ...names: readonly K[]): { [N in K]?: string } {
  // The entries have only these names, and all their values are strings.
  return Object.fromEntries(names.flatMap((name) => (text(search[name]) === undefined ? [] : [[name, search[name]]]))) as {
    [N in K]?: string
  }
}

/** A page that is loaded when it is first opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, () => ReactNode>>, name: Name) =>
  lazyRouteComponent(() => loadPatiently(load), name)

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage, errorComponent: ErrorPage })
const at = { getParentRoute: () => root }

const tree = root.addChildren([
  createRoute({ ...at, path: '/', component: GamesPage, loader: () => prefetchCovers() }),
  createRoute({
    ...at,
    path: '/set',
    component: page(() => import('./set-up/new-game-page.tsx'), 'NewGamePage'),
    validateSearch: (search) => searchParams(search, 'game'),
  }),
  createRoute({ ...at, path: '/invite/$token', component: page(() => import('./invite/invite.tsx'), 'InvitePage') }),
  createRoute({
    ...at,
    path: '/table/$id',
    component: page(() => import('./table/page.tsx'), 'TablePage'),
    validateSearch: (search) => searchParams(search, 'as', 'to', 'quick', 'page'),
    loader: ({ params }) => prefetchMatch(params.id),
  }),
  createRoute({
    ...at,
    path: '/replay/file',
    component: page(() => import('./replay/file/page.tsx'), 'FilePage'),
    validateSearch: (search) => searchParams(search, 'as'),
  }),
  createRoute({
    ...at,
    path: '/replay/$id',
    component: page(() => import('./replay/page.tsx'), 'ReplayPage'),
    validateSearch: (search) => searchParams(search, 'as'),
  }),
  createRoute({ ...at, path: '/rules', component: page(() => import('./rules/rule-books-page.tsx'), 'RuleBooksPage') }),
  createRoute({ ...at, path: '/rules/$system', component: page(() => import('./rules/book-page.tsx'), 'BookPage') }),
  createRoute({ ...at, path: '/learn', component: page(() => import('./learn/learn-page.tsx'), 'LearnGamesPage') }),
  createRoute({ ...at, path: '/learn/$system', component: page(() => import('./learn/learn-page.tsx'), 'LearnPage') }),
  createRoute({
    ...at,
    path: '/learn/$system/$lesson',
    component: page(() => import('./learn/lesson-page.tsx'), 'LessonPage'),
  }),
  createRoute({
    ...at,
    path: '/print/$system',
    component: page(() => import('./print/page.tsx'), 'PrintPage'),
    validateSearch: printSearch,
  }),
  createRoute({ ...at, path: '/designer', component: page(() => import('./designer/designs-page.tsx'), 'DesignsPage') }),
  createRoute({
    ...at,
    path: '/designer/$system',
    component: page(() => import('./designer/designer-page.tsx'), 'DesignerPage'),
    validateSearch: (search) => searchParams(search, 'design'),
  }),
  createRoute({ ...at, path: '/check', component: page(() => import('./check/check-page.tsx'), 'CheckPage') }),
  createRoute({ ...at, path: '/owed', component: page(() => import('./owed/owed-page.tsx'), 'OwedPage') }),
  createRoute({ ...at, path: '/fairness', component: page(() => import('./fairness/fairness-page.tsx'), 'FairnessPage') }),
  createRoute({
    ...at,
    path: '/yard',
    beforeLoad: () => {
      throw redirect({ to: '/designer', replace: true })
    },
  }),
  createRoute({
    ...at,
    path: '/yard/$system',
    validateSearch: (search) => searchParams(search, 'design'),
    beforeLoad: ({ params, search }) => {
      throw redirect({ to: '/designer/$system', params, search, replace: true })
    },
  }),
  createRoute({
    ...at,
    path: '/fair',
    beforeLoad: () => {
      throw redirect({ to: '/fairness', replace: true })
    },
  }),
  createRoute({ ...at, path: '/me', component: page(() => import('./me/you-page.tsx'), 'YouPage') }),
  createRoute({
    ...at,
    path: '/me/take/$token',
    component: page(() => import('./me/take-over-page.tsx'), 'TakeOverPage'),
  }),
  createRoute({ ...at, path: '/me/mail/$token', component: page(() => import('./me/mail-link-page.tsx'), 'MailLinkPage') }),
])

export const router = createRouter({
  routeTree: tree,
  basepath: base || '/',
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
