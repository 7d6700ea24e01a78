import de.bwaldvogel.mongo.exception.MongoServerError;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.h2.mvstore.MVStoreException;

/** Passes every call on to the storage. After a write that failed it opens the file anew: what is in memory by then was never on the disk. */
final class Reopening implements InvocationHandler {
    /** Milliseconds without a write after one that failed. */
    private static final int REST = 200;

    private final String file;
    private final boolean isSynced;
    private volatile Storage storage;

    Reopening(String file, boolean isSynced) {
        this.file = file;
        this.isSynced = isSynced;
        this.storage = new Storage(file, isSynced, 0);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        Storage current = open();
        try {
            return call(current, method, arguments);
        } catch (MVStoreException e) {
            // Somebody else's write failed, and the file was closed under this call.
            if (current.hasFailed()) return call(open(), method, arguments);
            throw e;
        }
    }

    private static Object call(Storage storage, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(storage, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private Storage open() {
        Storage current = storage;
        return current.hasFailed() ? reopened() : current;
    }

    private synchronized Storage reopened() {
        if (!storage.hasFailed()) return storage;
        try {
            storage = new Storage(file, isSynced, REST);
            return storage;
        } catch (RuntimeException e) {
            throw new MongoServerError(Storage.OUT_OF_DISK_SPACE, "OutOfDiskSpace", "the file cannot be opened: " + e.getMessage(), e);
        }
    }
}
