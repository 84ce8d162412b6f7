import type { Config } from './config.js';
import { DiskFileStore } from './files/disk-file-store.js';
import type { FileStore } from './files/file-store.js';
import { BucketMarker } from './installation/bucket-marker.js';
import { DataFolder } from './installation/data-folder.js';
import { nameFileStore } from './shared/s3-address.js';

/** Where an installation keeps its files, recognised by the installation's uid there. */
export interface Storage {
  readonly folder: DataFolder;
  /** Undefined if the files are in the folder. */
  readonly bucket: BucketMarker | undefined;
  /** @throws service_unavailable if the folder or the bucket is missing or does not belong to the installation */
  requireMarker(uid: string): Promise<void>;
  createFiles(requireAvailable: () => Promise<void>): FileStore;
}

/** Opens the storage that the settings name. Nothing is read or written yet. */
export async function openStorage({ DATA_DIR, FILE_STORE }: Pick<Config, 'DATA_DIR' | 'FILE_STORE'>): Promise<Storage> {
  const folder = new DataFolder(DATA_DIR, nameFileStore(FILE_STORE));
  if (FILE_STORE === null) {
    return {
      folder,
      bucket: undefined,
      requireMarker: (uid) => folder.requireMarker(uid),
      createFiles: (requireAvailable) => new DiskFileStore(folder.files, undefined, requireAvailable),
    };
  }
  // Imported here, so that an installation on disk loads no client.
  const { openS3 } = await import('./files/open-s3.js');
  const s3 = openS3(FILE_STORE);
  const bucket = new BucketMarker(s3.bucket);
  return {
    folder,
    bucket,
    async requireMarker(uid) {
      await folder.requireMarker(uid);
      await bucket.requireMarker(uid);
    },
    createFiles: (requireAvailable) => s3.createStore({ copies: folder.copies, requireAvailable }),
  };
}
