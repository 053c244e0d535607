// Entry point of the web app: styles, symbols, theme and pages.

import { Sprite } from '@admiralty/board'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { cache } from './api/cache.ts'
import { ensureSession } from './api/client.ts'
import './styles/styles.ts'
import { Tips } from './parts/tips.tsx'
import { router } from './router.tsx'
import { surviveTranslation } from './shell/page-translation.ts'
import { applyTheme, storedTheme } from './shell/theme.ts'

surviveTranslation(document)
applyTheme(storedTheme())
// Starts early, because every other call waits for the session.
void ensureSession()

const root = document.getElementById('app')
if (!root) throw new Error('the page has no #app')
createRoot(root).render(
  <StrictMode>
    <Sprite />
    <Tips />
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
