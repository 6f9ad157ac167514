// The web client in one language: `--mode nl` builds Dutch, everything else English. Three
// entries: the public site, the area of those who sign in, whose screens are loaded as they are
// needed, and the simulated card provider's page, which stands in a frame.

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames, isStill, isText } from './tools/chunks.ts'
import { css } from './tools/class-names.ts'
import { inLanguage, languageOf } from './tools/languages.ts'
import { slimContract } from './tools/slim-contract.ts'

const web = join(import.meta.dirname, 'web')
const module = (name: string) => join(web, 'src', name)
const entries = {
  main: module('main.tsx'),
  frame: module('app/UserLayout.tsx'),
  screen: module('features/quick-trading/QuickTradingPage.tsx'),
  more: [
    ...['Chance', 'Confirm', 'OpenTrades', 'OwnLimits', 'Results', 'Splitter', 'TradeNotes'],
    ...['InstrumentList', 'TermsBar', 'WatchList'],
  ]
    .map((name) => module(`features/quick-trading/${name}.tsx`))
    .concat(
      module('app/Banners.tsx'),
      module('app/ScreenHelp.tsx'),
      module('features/limits/SessionReminder.tsx'),
      module('features/limits/SessionResult.tsx'),
      module('features/notices/Bell.tsx'),
      // Asked for by the frame itself, when the screen rests or with its first call.
      module('app/SlideLinks.tsx'),
      join(import.meta.dirname, 'contract/src/client/acceptances.ts'),
    ),
  chart: module('features/quick-trading/chart/Charts.tsx'),
  visitors: module('app/visitor-screens.tsx'),
  site: module('site/main.tsx'),
  pages: module('site/pages.ts'),
}

export default defineConfig(({ mode }) => {
  const language = languageOf(mode)
  const assets = `assets/${language}`
  return {
    root: 'web',
    css,
    plugins: [inLanguage(language), slimContract(), react()],
    resolve: {
      // What React has by itself, written out for older ones.
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
    },
    build: {
      outDir: `../dist/web/${language}`,
      assetsDir: assets,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      // Screens name no more than their styles beforehand: what they share is mostly there already.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      // A strict content security policy allows no data: fonts or scripts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['index.html', 'site.html', 'card-fields.html', 'offline.html'].map((name) =>
          join(web, name),
        ),
        // A constant stands where it is used: that is shorter than asking another part for it.
        optimization: { inlineConst: { mode: 'all' } },
        // A text that nobody on a page shows must not come with it.
        treeshake: { moduleSideEffects: (id) => !isText(id) && !isStill(id) },
        output: {
          // Each name stands in what every page loads first, and no two versions share seven signs.
          entryFileNames: `${assets}/[name]-[hash:7].js`,
          chunkFileNames: `${assets}/[name]-[hash:7].js`,
          assetFileNames: `${assets}/[name]-[hash:7][extname]`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: chunkNames(entries),
                debugName: 'by screen',
              },
            ],
          },
        },
      },
    },
    server: {
      // The public site and the calls are the server's; only the signed-in area is served hot.
      proxy: {
        '^/(?!(auth|user|verify-email|src|node_modules|@|theme.js|index.html))': {
          target: 'http://localhost:3000',
          ws: true,
        },
      },
    },
  }
})
