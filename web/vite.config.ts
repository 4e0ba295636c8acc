import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** The server of `./vexillum serve`, for `npm run dev`. */
const server = process.env.VEXILLUM_URL ?? 'http://127.0.0.1:7070';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: 'es2022',
    // nothing inlined as data: URLs, which the content security policy would refuse
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
});
