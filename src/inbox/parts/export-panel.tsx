import { useEffect } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import {
  endExport,
  forgetEndedExports,
  forgetExport,
  useStartedExports,
  type StartedExport,
} from '../client/started-exports.ts';
import { ExportRunDocument, type ExportLineFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { TaskPanel } from './task-panel.tsx';

const POLL_MILLISECONDS = 1_000;

/** The exports that were started here: how far each is, and its file. */
export function ExportPanel() {
  const { texts } = useSpeech();
  const list = useStartedExports();
  if (list.length === 0) return null;
  return (
    <TaskPanel title={texts.exports} onClear={forgetEndedExports}>
      {list.map((started) => (
        <ExportRow key={started.uid} {...started} />
      ))}
    </TaskPanel>
  );
}

/** Follows an export until it has ended, and then hands its file to the browser. */
function ExportRow({ uid, hasEnded }: StartedExport) {
  const { data, error, refetch } = useQuery(ExportRunDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
    pollInterval: hasEnded ? 0 : POLL_MILLISECONDS,
  });
  const run = data?.exportRun;
  useEffect(() => {
    const isFresh = (run?.status === 'FINISHED' || run?.status === 'FAILED') && endExport(uid);
    if (isFresh) download(run);
  }, [run, uid]);
  // The service removes an export a day after it has ended.
  const isGone = CombinedGraphQLErrors.is(error) && !run;
  useEffect(() => {
    if (isGone) forgetExport(uid);
  }, [isGone, uid]);
  if (!run) return null;
  // The address of a file expires sooner than the file.
  const renewAndDownload = () => void refetch().then((answer) => download(answer.data?.exportRun), ignoreFailure);
  return (
    <li>
      <span className="task-name">{run.fileName}</span>
      <ExportState run={run} onDownload={renewAndDownload} />
    </li>
  );
}

interface ExportStateProps {
  readonly run: ExportLineFragment;
  readonly onDownload: () => void;
}

function ExportState({ run, onDownload }: ExportStateProps) {
  const { texts, format } = useSpeech();
  const { status, fileName, fileSize, createdAt, rowsDone, rowsTotal, error } = run;
  switch (status) {
    case 'QUEUED':
    case 'RUNNING':
      return (
        <>
          <span className="quiet">
            {status === 'QUEUED' ? texts.waitingToSend : format.count(rowsDone)}
            {status === 'RUNNING' && rowsTotal !== null && ` / ${format.count(rowsTotal)}`}
          </span>
          <progress
            aria-label={fileName}
            {...(rowsTotal !== null && { value: rowsDone, max: Math.max(1, rowsTotal) })}
          />
        </>
      );
    case 'FINISHED':
      return (
        <>
          <button type="button" className="text-button" onClick={onDownload}>
            {texts.download}
          </button>
          <span className="quiet">
            {format.instant(createdAt)}, {format.size(fileSize)}
          </span>
        </>
      );
    case 'FAILED':
      return (
        <>
          <span className="task-state" data-failed>
            {texts.exportFailed}
          </span>
          <span className="task-reason">{error?.message}</span>
        </>
      );
  }
}

function download(run: ExportLineFragment | null | undefined): void {
  if (run?.url != null) Object.assign(document.createElement('a'), { href: run.url, download: run.fileName }).click();
}

/** A notice on the page says already that the service cannot be reached. */
function ignoreFailure(): void {}
