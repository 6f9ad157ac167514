// The server as one file for production: it starts faster and smaller than from its sources.
// Packages stay outside, in node_modules.

import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'server/src/main.ts',
        // A thread of its own, likewise.
        'trading-thread': 'server/src/trading/trading-thread.ts',
        // A process of its own, which the server looks for beside itself.
        'image-worker': 'server/src/platform/image-worker.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'image-worker' ? '[name].mjs' : '[name].js'),
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
  },
})
