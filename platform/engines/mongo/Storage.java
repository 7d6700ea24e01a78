import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/** All databases, in one file. A write is answered when the file has it, so that a kill loses nothing; one commit stands for all writes that wait. */
final class Storage extends H2Backend {
    static final int OUT_OF_DISK_SPACE = 14031;

    /** The library names wire version 8 at most, and the driver refuses to speak to that; what the store uses of 5.0 it has. */
    private static final MongoVersion FIVE = new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(5, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 13;
        }
    };

    private static final Set<String> WRITES =
        Set.of("insert", "update", "delete", "findandmodify", "create", "createindexes", "drop", "dropindexes", "dropdatabase", "renamecollection");

    private static final int CACHE_MEGABYTES = 64;
    /** Milliseconds that the space of superseded pages is left alone. */
    private static final int RETENTION = 5_000;
    /** Milliseconds between two looks at the file. */
    private static final int TIDY_EVERY = 1_000;
    private static final long LARGE = 16L << 20;
    private static final int WELL_FILLED = 50;
    /** Bytes rewritten at once, while writers wait. */
    private static final int AT_ONCE = 1 << 20;
    private static final int STOP_WITHIN = 2_000;

    /** Commands share it, a commit has it alone: it holds whole commands. */
    private final ReadWriteLock commands = new ReentrantReadWriteLock();
    private final Object committing = new Object();
    private final AtomicLong written = new AtomicLong();
    private long committed;
    private volatile boolean failed;
    private final boolean isSynced;
    private final long writableFrom;

    /**
     * @param isSynced whether a power cut loses nothing either, at the price of a wait for the disk
     * @param rest milliseconds in which every write is refused: on a full disk each try costs an opening of the file
     */
    Storage(String file, boolean isSynced, int rest) {
        super(open(file));
        this.isSynced = isSynced;
        writableFrom = System.currentTimeMillis() + rest;
        version(FIVE);
        Thread tidying = new Thread(this::tidy, "tidying");
        tidying.setDaemon(true);
        tidying.start();
    }

    private static MVStore open(String file) {
        // Neither time nor size make it commit by itself, in the middle of a command.
        MVStore store = new MVStore.Builder().fileName(file).autoCommitDisabled().autoCommitBufferSize(0).cacheSize(CACHE_MEGABYTES).open();
        store.setRetentionTime(RETENTION);
        return store;
    }

    /** Whether a commit could not be written: then nothing more can be, until the file is opened anew. */
    boolean hasFailed() {
        return failed;
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
        return new Database(name, getMvStore(), getCursorRegistry());
    }

    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
        if (!WRITES.contains(command.toLowerCase())) return super.handleCommand(channel, database, command, query);
        if (System.currentTimeMillis() < writableFrom) throw noRoom(null);
        long mine;
        commands.readLock().lock();
        try {
            return super.handleCommand(channel, database, command, query);
        } finally {
            mine = written.incrementAndGet();
            commands.readLock().unlock();
            commitAtLeast(mine);
        }
    }

    private void commitAtLeast(long mine) {
        synchronized (committing) {
            if (committed >= mine) return;
            if (failed) throw noRoom(null);
            commands.writeLock().lock();
            try {
                long all = written.get();
                getMvStore().commit();
                if (isSynced) getMvStore().sync();
                // A closed file's commit does nothing, and says nothing.
                failed = getMvStore().isClosed();
                if (failed) throw noRoom(null);
                committed = all;
            } catch (MVStoreException e) {
                failed = true;
                throw noRoom(e);
            } finally {
                commands.writeLock().unlock();
            }
        }
    }

    private static MongoServerError noRoom(MVStoreException cause) {
        return new MongoServerError(OUT_OF_DISK_SPACE, "OutOfDiskSpace", "the write could not be kept", cause);
    }

    /** Each commit leaves the pages behind that it supersedes: gathers what lives of sparse chunks, so that their space is used again. */
    private void tidy() {
        try {
            while (!failed && !getMvStore().isClosed()) {
                Thread.sleep(TIDY_EVERY);
                if (getMvStore().getFileStore().size() < LARGE) continue;
                synchronized (committing) {
                    commands.writeLock().lock();
                    try {
                        getMvStore().compact(WELL_FILLED, AT_ONCE);
                    } finally {
                        commands.writeLock().unlock();
                    }
                }
            }
        } catch (InterruptedException | MVStoreException e) {
            failed = failed || e instanceof MVStoreException;
        }
    }

    @Override
    public void close() {
        synchronized (committing) {
            commands.writeLock().lock();
            try {
                if (!getMvStore().isClosed()) getMvStore().close(STOP_WITHIN);
            } catch (MVStoreException e) {
                failed = true; // no room to tidy up: what was acknowledged is in the file
            } finally {
                commands.writeLock().unlock();
            }
        }
    }
}
