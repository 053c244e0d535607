import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': 'http://localhost:8080', '/healthz': 'http://localhost:8080' } },
  // The first load is React, router, queries and the dialogs: 190 kB packed.
  build: { target: 'es2022', chunkSizeWarningLimit: 700 },
})
