import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** It draws nothing: of the list of games it needs rules and minds only. */
const noScreens: Plugin = {
  name: 'no-screens',
  enforce: 'pre',
  resolveId: (id) => (/^@admiralty\/[^/]+\/(ui|sheets)$/.test(id) ? '\0no-screen' : undefined),
  load: (id) => (id === '\0no-screen' ? 'export const ui = null' : undefined),
}

export default defineConfig({
  // The server writes into the page where it stands.
  base: './',
  plugins: [react()],
  server: { proxy: { '/api': 'http://localhost:8080', '/healthz': 'http://localhost:8080' } },
  // The worker that imagines battles loads a game's rules as the page does.
  worker: { format: 'es', plugins: () => [noScreens] },
  // What is loaded with what is told in a manifest, so that it can be weighed: the limits are in tools/build/size-limits.ts.
  // Browsers: as public/old-browser.js asks and index.html says; tsconfig.web.json knows no newer words.
  build: {
    target: ['chrome119', 'firefox121', 'safari17.4'],
    manifest: true,
    license: { fileName: 'licences.txt' },
    chunkSizeWarningLimit: 700,
  },
})
