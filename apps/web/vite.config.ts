import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Leaves list entries, screens, covers and lessons of the games out of workers, which need rules and bots only. */
const noScreens: Plugin = {
  name: 'no-screens',
  enforce: 'pre',
  resolveId: (id) => (/^@admiralty\/systems\/[^/]+\/(about|ui|cover|lessons)$/.test(id) ? '\0no-screen' : undefined),
  load: (id) => (id === '\0no-screen' ? 'export {}' : undefined),
}

/** Modules that every game loads, and the pages before a game do not. */
const PLAY_KIT =
  /pure-rand\/|packages\/(kernel\/src\/(chapters|define-game|dice|distribution|listed-question|log-parts|seeded-dice|sequence)|forms\/src\/[\w-]+|space\/src\/(entry|sight|plane\/(arcs|flight|formation|on-hexes|surface)))\.ts$/
const SCREEN_KIT = /packages\/game-ui\/src\/(chart-parts|motion-kit|panel|planned-reach)\.tsx?$/

export default defineConfig({
  // Relative addresses, because the server writes its base path into the page.
  base: './',
  plugins: [react()],
  server: { proxy: { '/api': 'http://localhost:8080', '/healthz': 'http://localhost:8080' } },
  // The forecast worker loads the rules of a game as the pages do.
  worker: { format: 'es', plugins: () => [noScreens] },
  // The manifest lists the files that are loaded together, so that their size can be checked (tools/build/size-limits.ts).
  // The targets match public/old-browser.js, index.html and the library in tsconfig.web.json.
  build: {
    target: ['chrome119', 'firefox121', 'safari17.4'],
    manifest: true,
    license: { fileName: 'licences.txt' },
    chunkSizeWarningLimit: 700,
    // The parts of the packages that only games use are one file instead of a dozen tiny ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'play-kit', test: PLAY_KIT },
            { name: 'screen-kit', test: SCREEN_KIT },
          ],
        },
      },
    },
  },
})
