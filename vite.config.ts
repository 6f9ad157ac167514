// The web client in one language: `--mode nl` builds Dutch, everything else English. Two entries:
// the public site, and the area of those who sign in; their screens are loaded as they are needed.

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './tools/chunks.ts'
import { inLanguage, languageOf } from './tools/languages.ts'

const site = join(import.meta.dirname, 'web/src/site')

export default defineConfig(({ mode }) => {
  const language = languageOf(mode)
  return {
    root: 'web',
    plugins: [inLanguage(language), react()],
    build: {
      outDir: `../dist/web/${language}`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      // A strict content security policy allows no data: fonts or scripts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['web/index.html', 'web/site.html'],
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkNames(join(site, 'main.tsx'), join(site, 'pages.ts')) }],
          },
        },
      },
    },
    server: {
      proxy: { '/api': { target: 'http://localhost:3000', ws: true } },
    },
  }
})
