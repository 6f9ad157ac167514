// The office in one language: an application of its own, whose code no client loads.

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { css } from './tools/class-names.ts'
import { inLanguage, languageOf } from './tools/languages.ts'
import { slimContract } from './tools/slim-contract.ts'

export default defineConfig(({ mode }) => {
  const language = languageOf(mode)
  return {
    root: 'office',
    css,
    base: '/office/',
    publicDir: false,
    plugins: [inLanguage(language), slimContract(), react()],
    build: {
      outDir: `../dist/office/${language}`,
      assetsDir: `assets/${language}`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      // A strict content security policy allows no data: fonts or scripts.
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(import.meta.dirname, 'office/index.html') },
    },
    server: {
      proxy: { '^/(?!(office|src|node_modules|@))': { target: 'http://localhost:3000', ws: true } },
    },
  }
})
