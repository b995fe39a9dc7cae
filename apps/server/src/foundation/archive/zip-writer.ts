import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Where the bytes of the archive go; the next ones wait until these are away. */
export type Sink = (bytes: Uint8Array) => Promise<void>;

export type ZipWriter = {
  /** Packs the text as it comes: what was packed leaves before the next part is asked for. */
  addText(name: string, parts: AsyncIterable<string>): Promise<void>;
  /** For what is packed already, such as a picture. */
  addPicture(name: string, content: Uint8Array): Promise<void>;
  close(): Promise<void>;
};

export function openZip(sink: Sink, now: Temporal.Instant): ZipWriter {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else packed.push(bytes);
  });

  async function handOver(): Promise<void> {
    if (failure) throw failure;
    for (const bytes of packed.splice(0)) await sink(bytes);
  }

  function begin<Entry extends ZipDeflate | ZipPassThrough>(entry: Entry): Entry {
    entry.mtime = now.epochMilliseconds;
    zip.add(entry);
    return entry;
  }

  return {
    async addText(name, parts) {
      const entry = begin(new ZipDeflate(name, { level: 6 }));
      const encoder = new TextEncoder();
      for await (const part of parts) {
        entry.push(encoder.encode(part));
        await handOver();
      }
      entry.push(new Uint8Array(), true);
      await handOver();
    },
    async addPicture(name, content) {
      begin(new ZipPassThrough(name)).push(content, true);
      await handOver();
    },
    async close() {
      zip.end();
      await handOver();
    },
  };
}
