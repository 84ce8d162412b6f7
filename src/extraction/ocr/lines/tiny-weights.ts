// Called for each weight. Looking up the global each time is slow in the contexts that tests run in.
const { abs } = Math;

/** Weights below this do not change a result, but many CPUs take a hundred times longer to multiply subnormal numbers. */
const MIN_WEIGHT = 1e-20;

// Field numbers and types of onnx.proto3 and of the protocol buffers encoding.
const GRAPH = 7;
const NODE = 1;
const INITIALIZER = 5;
const NODE_ATTRIBUTE = 5;
const ATTRIBUTE_TENSOR = 5;
const DATA_TYPE = 2;
const RAW_DATA = 9;
const FLOAT = 1;
const WIRE_VARINT = 0;
const WIRE_FIXED_64 = 1;
const WIRE_BYTES = 2;
const WIRE_FIXED_32 = 5;
const EMPTY = new Uint8Array();

interface ProtoField {
  readonly number: number;
  /** The value of a number, 0 for other types. */
  readonly value: number;
  /** The content of a string or message, empty for other types. */
  readonly content: Uint8Array;
}

/** Sets the weights of an ONNX model that are too small to matter to zero, in place. Training leaves many of them. */
export function clearTinyWeights(model: Uint8Array): void {
  for (const graph of listContents(model, GRAPH)) {
    for (const tensor of listContents(graph, INITIALIZER)) clearTensor(tensor);
    for (const node of listContents(graph, NODE)) {
      for (const attribute of listContents(node, NODE_ATTRIBUTE)) {
        for (const tensor of listContents(attribute, ATTRIBUTE_TENSOR)) clearTensor(tensor);
      }
    }
  }
}

function clearTensor(tensor: Uint8Array): void {
  const isFloat = [...readFields(tensor)].some(({ number, value }) => number === DATA_TYPE && value === FLOAT);
  if (!isFloat) return;
  for (const data of listContents(tensor, RAW_DATA)) {
    // The content of a file is seldom aligned to four bytes, as an array of floats must be.
    const weights = new Float32Array(new Uint8Array(data.subarray(0, data.length - (data.length % 4))).buffer);
    for (let at = 0; at < weights.length; at += 1) if (abs(weights[at] ?? 0) < MIN_WEIGHT) weights[at] = 0;
    data.set(new Uint8Array(weights.buffer));
  }
}

function listContents(message: Uint8Array, number: number): Uint8Array[] {
  return [...readFields(message)].filter((field) => field.number === number).map((field) => field.content);
}

/** Reads the fields of a message. A file that is cut short gives the fields before the cut. */
function* readFields(message: Uint8Array): Generator<ProtoField> {
  let at = 0;
  const readVarint = (): number => {
    let value = 0;
    for (let factor = 1; at < message.length; factor *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < message.length) {
    const key = readVarint();
    const number = Math.floor(key / 8);
    const wire = key % 8;
    const value = wire === WIRE_VARINT || wire === WIRE_BYTES ? readVarint() : 0;
    const length = wire === WIRE_BYTES ? value : wire === WIRE_FIXED_64 ? 8 : wire === WIRE_FIXED_32 ? 4 : 0;
    const content = message.subarray(at, at + length);
    at += length;
    yield { number, value: wire === WIRE_VARINT ? value : 0, content: wire === WIRE_BYTES ? content : EMPTY };
  }
}
