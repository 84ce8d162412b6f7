import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { clearTinyWeights } from './tiny-weights.js';

/** A tensor. `dims` are its dimensions, the innermost last. */
export interface Numbers {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** A neural network with one input and one output. */
export interface Model {
  run(input: Numbers): Promise<Numbers>;
  close(): Promise<void>;
}

// Without the memory arena, each large tensor is new memory of the operating system, which takes as long to get as to compute.
const OPTIONS: InferenceSession.SessionOptions = {
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableCpuMemArena: true,
  enableMemPattern: false,
  logSeverityLevel: 3,
};

/** Loads a network in ONNX format, to run on the given number of threads. */
export async function loadModel(path: string, threads: number): Promise<Model> {
  const file = await readFile(path);
  clearTinyWeights(file);
  const session = await InferenceSession.create(file, { ...OPTIONS, intraOpNumThreads: threads });
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  return {
    run: async ({ data, dims }) => {
      const results = await session.run({ [input]: new Tensor('float32', data, dims) });
      const result = results[output];
      if (!result) throw new TypeError(`The model ${path} gave no output.`);
      return { data: (await result.getData()) as Float32Array, dims: result.dims };
    },
    close: () => session.release(),
  };
}
