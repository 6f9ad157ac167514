import type { Calibration } from './replay.ts'
export async function writeDocuments(
  _a: readonly Calibration[],
  _b: readonly Calibration[],
): Promise<void> {}
