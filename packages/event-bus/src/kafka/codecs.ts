import type kafkajs from 'kafkajs';

interface Codec {
  compress(encoder: { readonly buffer: Buffer }): Promise<Buffer>;
  decompress(buffer: Buffer): Promise<Buffer>;
}

const reading = (decompress: (buffer: Buffer) => Uint8Array): Codec => ({
  compress: () => Promise.reject(new Error('records are published uncompressed')),
  decompress: async (buffer) => Buffer.from(decompress(buffer)),
});

/**
 * Adds the codecs that kafkajs lacks. With an operator's `compression.type` a broker compresses the records that we publish uncompressed, and a
 * consumer without the codec cannot read them. kafkajs has gzip itself.
 */
export async function registerCodecs({ CompressionCodecs, CompressionTypes }: typeof kafkajs): Promise<void> {
  const [{ default: snappy }, { default: lz4 }, zstd] = await Promise.all([import('kafkajs-snappy'), import('lz4js'), import('fzstd')]);
  const codecs: [kafkajs.CompressionTypes.Snappy | kafkajs.CompressionTypes.LZ4 | kafkajs.CompressionTypes.ZSTD, () => Codec][] = [
    [CompressionTypes.Snappy, snappy],
    [CompressionTypes.LZ4, () => reading((buffer) => lz4.decompress(buffer))],
    [CompressionTypes.ZSTD, () => reading((buffer) => zstd.decompress(buffer))],
  ];
  for (const [type, codec] of codecs) CompressionCodecs[type] = codec;
}
