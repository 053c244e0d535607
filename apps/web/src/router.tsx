// The addresses of the house.

import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { askAhead } from './api/ahead.ts'
import { base } from './api/base.ts'
import { Shelf } from './home/games-page.tsx'
import { printSearch } from './print/source.ts'
import { NothingHere, Trouble } from './shell/trouble.tsx'

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
/** Only what the address says; nothing is added to it. */
function only<K extends string>(search: Readonly<Record<string, unknown>>, ...names: readonly K[]): { [N in K]?: string } {
  return Object.fromEntries(names.flatMap((name) => (text(search[name]) === undefined ? [] : [[name, search[name]]]))) as {
    [N in K]?: string
  }
}

const root = createRootRoute({ component: Outlet, notFoundComponent: NothingHere, errorComponent: Trouble })
const at = { getParentRoute: () => root }

const tree = root.addChildren([
  createRoute({ ...at, path: '/', component: Shelf }),
  createRoute({
    ...at,
    path: '/set',
    component: lazyRouteComponent(() => import('./set-up/set-table.tsx'), 'SetTable'),
    validateSearch: (search) => only(search, 'game'),
  }),
  createRoute({ ...at, path: '/invite/$token', component: lazyRouteComponent(() => import('./invite/invite.tsx'), 'InvitePage') }),
  createRoute({
    ...at,
    path: '/table/$id',
    component: lazyRouteComponent(() => import('./table/page.tsx'), 'TablePage'),
    validateSearch: (search) => only(search, 'as', 'to'),
    loader: ({ params }) => askAhead(params.id),
  }),
  createRoute({
    ...at,
    path: '/replay/file',
    component: lazyRouteComponent(() => import('./replay/file/page.tsx'), 'FilePage'),
    validateSearch: (search) => only(search, 'as'),
  }),
  createRoute({
    ...at,
    path: '/replay/$id',
    component: lazyRouteComponent(() => import('./replay/page.tsx'), 'ReplayPage'),
    validateSearch: (search) => only(search, 'as'),
  }),
  createRoute({ ...at, path: '/rules', component: lazyRouteComponent(() => import('./rules/book-page.tsx'), 'BookShelf') }),
  createRoute({ ...at, path: '/rules/$system', component: lazyRouteComponent(() => import('./rules/book-page.tsx'), 'BookPage') }),
  createRoute({ ...at, path: '/learn', component: lazyRouteComponent(() => import('./learn/learn-page.tsx'), 'LearnShelf') }),
  createRoute({ ...at, path: '/learn/$system', component: lazyRouteComponent(() => import('./learn/learn-page.tsx'), 'LearnPage') }),
  createRoute({
    ...at,
    path: '/learn/$system/$lesson',
    component: lazyRouteComponent(() => import('./learn/lesson-page.tsx'), 'LessonPage'),
  }),
  createRoute({
    ...at,
    path: '/print/$system',
    component: lazyRouteComponent(() => import('./print/page.tsx'), 'PrintPage'),
    validateSearch: printSearch,
  }),
  createRoute({ ...at, path: '/yard', component: lazyRouteComponent(() => import('./designer/designs-page.tsx'), 'YardsPage') }),
  createRoute({
    ...at,
    path: '/yard/$system',
    component: lazyRouteComponent(() => import('./designer/drawing-page.tsx'), 'DrawingPage'),
    validateSearch: (search) => only(search, 'design'),
  }),
  createRoute({ ...at, path: '/fair', component: lazyRouteComponent(() => import('./fairness/fairness-page.tsx'), 'Fair') }),
  createRoute({ ...at, path: '/me', component: lazyRouteComponent(() => import('./social/me.tsx'), 'MePage') }),
  createRoute({ ...at, path: '/me/take/$token', component: lazyRouteComponent(() => import('./social/take.tsx'), 'TakePage') }),
])

export const router = createRouter({
  routeTree: tree,
  basepath: base || '/',
  defaultErrorComponent: Trouble,
  defaultNotFoundComponent: NothingHere,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
