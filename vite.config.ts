// The web client: one page, its screens loaded as they are needed.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // A strict content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: 'http://localhost:3000', ws: true } },
  },
})
