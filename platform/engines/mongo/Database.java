import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.oplog.Oplog;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ObjectDataType;

/** One database: its documents are in the file, its indexes in memory, made anew when it is opened. */
final class Database extends AbstractSynchronizedMongoDatabase<Object> {
    private static final String PREFIX = "databases.";

    private final MVStore store;

    Database(String name, MVStore store, CursorRegistry cursors) {
        super(name, cursors);
        this.store = store;
        initializeNamespacesAndIndexes();
    }

    @Override
    protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
        return new Documents(this, name, options, documentsOf(name), cursorRegistry);
    }

    private MVMap<Object, Stored> documentsOf(String collection) {
        return store.openMap(PREFIX + getFullCollectionNamespace(collection), new MVMap.Builder<Object, Stored>().keyType(new ObjectDataType()).valueType(Stored.TYPE));
    }

    @Override
    protected Index<Object> openOrCreateUniqueIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
        return new UniqueIndex(name, keys, sparse);
    }

    @Override
    protected Index<Object> openOrCreateSecondaryIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
        return new LookupIndex(name, keys, sparse);
    }

    @Override
    public void dropCollection(String name, Oplog oplog) {
        super.dropCollection(name, oplog);
        store.removeMap(documentsOf(name));
    }

    @Override
    protected long getStorageSize() {
        return store.getFileStore().size();
    }

    @Override
    protected long getFileSize() {
        return getStorageSize();
    }
}
